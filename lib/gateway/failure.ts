import 'server-only'
import { headers } from 'next/headers'
import { ANSWER_HEADER, isDocument, tellFailure } from './page-status'

/** Whether the page that is being made is a document of its own. */
export async function makesDocument(): Promise<boolean> {
  return isDocument((await headers()).get(ANSWER_HEADER))
}

/** Gives the answer to the page that is being made the status of a failure, and notes why: the page itself says it to the reader. */
export async function answerFailure(error: unknown): Promise<void> {
  tellFailure(error, (await headers()).get(ANSWER_HEADER), 200)
  console.error(error)
}
