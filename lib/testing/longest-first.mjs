import Sequencer from '@jest/test-sequencer'

/** The slowest suites: they start and kill processes or try hundreds of schedules. */
const LONGEST =
  /(schedules|kill|payments|cli\/shop|demo\/art\/shipped|startup|api\/staff\/app|auth|search-many|compose)\.test\.ts$/

/** Runs the slowest suites first, so that no core idles at the end; Jest's timing cache is empty in a fresh clone. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const long = tests.filter(({ path }) => LONGEST.test(path))
    return [...long, ...super.sort(tests).filter((test) => !long.includes(test))]
  }
}
