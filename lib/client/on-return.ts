/** Whether Back or Forward loaded this document. */
export function onReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}
