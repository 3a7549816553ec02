import type { SetStateAction } from 'react'

/**
 * Reducer of a state that a component also sets while it renders: `useReducer(setWhileRendering<State>, initial)`. `useState`
 * measures a new value against that of its newest render, even one that was given up because someone went Back before its page had
 * come: what was set there counts as set, and asking for the same again changes nothing. A reducer measures against what is shown.
 */
export function setWhileRendering<State>(now: State, next: SetStateAction<State>): State {
  // A function makes the next state; none is kept as one.
  return next instanceof Function ? next(now) : next
}
