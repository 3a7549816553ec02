import 'server-only'
import { headers } from 'next/headers'
import { log } from '@/lib/utils/log'
import { RESPONSE_ID_HEADER, isDocument, markFailed, markNotFound } from './page-status'

/** Whether the page that is being made is a document of its own. */
export async function makesDocument(): Promise<boolean> {
  return isDocument(await answerNumber())
}

/**
 * Makes the answer to the page that is being made a 404. Next's own `notFound()` throws the page away, and what it sends instead
 * has no words until scripts run. Standards 1, 3.
 */
export async function answerNotFound(): Promise<void> {
  markNotFound(await answerNumber())
}

/** Gives the answer to the page that is being made the status of a failure, and logs why: the page itself says it to the reader. */
export async function answerFailure(error: unknown): Promise<void> {
  markFailed(error, await answerNumber(), 200)
  log().error({ err: error }, 'A page could not be made')
}

/**
 * Logs why a page that is fetched into a standing document cannot be made, and gives what to throw in place of `error`: Next prints
 * whatever is thrown, with the values of the query that failed.
 */
export async function loggedFailure(error: unknown): Promise<Error> {
  markFailed(error, await answerNumber())
  log().error({ err: error }, 'A page could not be made')
  const told = new Error('A page could not be made: the log says why.')
  told.stack = `${told.name}: ${told.message}`
  return told
}

async function answerNumber(): Promise<string | null> {
  return (await headers()).get(RESPONSE_ID_HEADER)
}
