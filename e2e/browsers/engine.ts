/** An element in a window. */
export interface Place {
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  /** Chooses the option with this value. */
  select: (value: string) => Promise<void>
}

export const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const

/** A window of a browser without page, cookies or cache. */
export interface Engine {
  open: (url: string) => Promise<void>
  /** Sets the size of the page, px. */
  resize: (width: number, height: number) => Promise<void>
  /** Runs `script`, the body of an async function, and returns its result. */
  run: (script: string) => Promise<unknown>
  /** Returns the first visible element of this XPath. */
  find: (xpath: string) => Promise<Place | null>
  press: (key: keyof typeof keys) => Promise<void>
  /** PNG of the window. */
  screenshot: () => Promise<Buffer>
  /** Errors and warnings of the pages so far. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

/** Body of a function with an XPath as its argument: see `Engine.find`. */
export const findVisible = `
  const found = document.evaluate(arguments[0], document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null)
  for (let at = 0; at < found.snapshotLength; at++)
    if (found.snapshotItem(at).checkVisibility({ visibilityProperty: true })) return found.snapshotItem(at)
  return null`
