/** Time and CPU time of one response, ms. */
export interface Sample {
  wall: number
  processor: number
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN
}

/** Formats a table with p50, p95 and p99; marks a p95 not below `bar` ms. */
export function samplesTable(bar: number) {
  const line = (kind: string, numbers: string[]) => kind.padEnd(34) + numbers.map((one) => one.padStart(12)).join('')
  return {
    head: line('kind', ['p50 ms', 'p95 ms', 'p99 ms', 'processor 95']),
    row(kind: string, samples: Sample[]): string {
      const wall = samples.map((one) => one.wall)
      const p95 = quantile(wall, 0.95)
      const processor = quantile(
        samples.map((one) => one.processor),
        0.95,
      )
      const numbers = [quantile(wall, 0.5), p95, quantile(wall, 0.99), processor].map((one) => one.toFixed(1))
      return line(kind, numbers) + (p95 < bar ? '' : ' *')
    },
  }
}
