import { resolve } from 'node:path'

/** A path as the user typed it: `npm run shop` moves to the project's folder, and npm keeps where they were in INIT_CWD. */
export function userPath(typed: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: there } = process.env
  return script === 'shop' && there ? resolve(there, typed) : resolve(typed)
}
