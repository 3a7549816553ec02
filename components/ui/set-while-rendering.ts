import type { SetStateAction } from 'react'

/**
 * Reducer for state that a component also sets during render: `useReducer(setWhileRendering<State>, initial)`. `useState` compares
 * a new value with that of its latest render, even an abandoned one (Back before the page arrived), and so drops the update when
 * it is set again. A reducer compares with the committed state.
 */
export function setWhileRendering<State>(now: State, next: SetStateAction<State>): State {
  return next instanceof Function ? next(now) : next
}
