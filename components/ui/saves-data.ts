/** Whether the visitor asked the browser to load no more than is needed (Save-Data). */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
}
