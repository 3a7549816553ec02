import Sequencer from '@jest/test-sequencer'

/** Suites that take longest, for they start and kill processes or try hundreds of schedules. */
const LONGEST =
  /(schedules|kill|payments|cli\/shop|media\/draw|startup|api\/staff\/app|auth|search-many|compose)\.test\.ts$/

/** Begins with what takes longest, so that no core is idle at the end. A fresh clone remembers no times to tell by. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const long = tests.filter(({ path }) => LONGEST.test(path))
    return [...long, ...super.sort(tests).filter((test) => !long.includes(test))]
  }
}
