/** Whether two words differ by one missing, extra or different letter, or two swapped neighbours. */
export function isTypo(written: string, intended: string): boolean {
  let start = 0
  while (start < written.length && written[start] === intended[start]) start++
  let [end, intendedEnd] = [written.length, intended.length]
  while (end > start && intendedEnd > start && written[end - 1] === intended[intendedEnd - 1])
    [end, intendedEnd] = [end - 1, intendedEnd - 1]
  const [wrong, own] = [written.slice(start, end), intended.slice(start, intendedEnd)]
  return Math.max(wrong.length, own.length) <= 1 || (own.length === 2 && wrong === `${own[1]}${own[0]}`)
}
