import { prepareAnswers } from './intercept'

/**
 * Tells browsers of every answer, those of plain files too, to take it for what it says it is and nothing else. Call before the
 * first request. Gives what ends it (tests).
 */
export function addNosniffHeader(): () => void {
  return prepareAnswers((_, response) => response.setHeader('X-Content-Type-Options', 'nosniff'))
}
