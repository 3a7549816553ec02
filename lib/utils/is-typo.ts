/** Whether two words differ by one missing, extra or different letter, or two swapped neighbours. */
export function isTypo(written: string, meant: string): boolean {
  let start = 0
  while (start < written.length && written[start] === meant[start]) start++
  let [end, meantEnd] = [written.length, meant.length]
  while (end > start && meantEnd > start && written[end - 1] === meant[meantEnd - 1])
    [end, meantEnd] = [end - 1, meantEnd - 1]
  const [wrong, own] = [written.slice(start, end), meant.slice(start, meantEnd)]
  return Math.max(wrong.length, own.length) <= 1 || (own.length === 2 && wrong === `${own[1]}${own[0]}`)
}
