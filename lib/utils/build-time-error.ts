import 'server-only'

/** The database was accessed during the build: the page is rendered on request instead. */
export class BuildTimeError extends Error {
  override readonly name = 'BuildTimeError'

  constructor() {
    super('The database was asked for while the shop is being built: the page has to be dynamic.')
  }
}
