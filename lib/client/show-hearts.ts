import 'client-only'
import { whenIdle } from './idle'
import { session } from './session'

let heartsShown = false
let started = false

/** Call when a heart is on the page: fetches the favourites of a signed-in customer, once, when the browser has time. */
export function showHearts(): void {
  heartsShown = true
  start()
}

function start(): void {
  if (started || !heartsShown || !session.getState().signedIn) return
  started = true
  whenIdle(() => {
    import('./favorites-live').then(({ followFavorites }) => followFavorites()).catch(() => (started = false))
  })
}

session.subscribe(start)
