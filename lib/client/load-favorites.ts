import 'client-only'
import { whenIdle } from './idle'
import { session } from './session'

let needed = false
let started = false

/** Fetches the favorites of a signed-in customer, once, when the browser is idle. Call when a heart is on the page. */
export function loadFavorites(): void {
  needed = true
  start()
}

function start(): void {
  if (started || !needed || !session.getState().signedIn) return
  started = true
  whenIdle(() => {
    import('./favorites-live').then(({ followFavorites }) => followFavorites()).catch(() => (started = false))
  })
}

session.subscribe(start)
