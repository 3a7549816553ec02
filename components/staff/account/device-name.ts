const browsers = [/Edg/, /OPR|Opera/, /SamsungBrowser/, /Firefox|FxiOS/, /Chrome|CriOS/, /Safari/]
const names = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari']
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Mac OS X/,
  Linux: /Linux/,
}

/** Browser and system of a `User-Agent`, "Chrome · Android"; the whole text when neither is known. */
export function deviceName(agent: string): string {
  const browser = names[browsers.findIndex((one) => one.test(agent))]
  const system = Object.entries(systems).find(([, one]) => one.test(agent))?.[0]
  return [browser, system].filter(Boolean).join(' · ') || agent
}
