import { resolve } from 'node:path'

/** Resolves a path against the user's working directory: `npm run shop` changes to the project's folder and keeps the original in INIT_CWD. */
export function userPath(typed: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: there } = process.env
  return script === 'shop' && there ? resolve(there, typed) : resolve(typed)
}
