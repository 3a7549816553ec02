/** Whether this document is one that the browser kept, shown again by Back or Forward: as it once came. */
export function onReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}
