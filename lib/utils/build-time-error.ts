import 'server-only'

/** The database was asked for while the pages are being built: the page that asks is made when somebody opens it. */
export class BuildTimeError extends Error {
  override readonly name = 'BuildingError'

  constructor() {
    super('The database was asked for while the shop is being built: the page has to be dynamic.')
  }
}
