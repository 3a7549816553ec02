declare global {
  /** Functions by their names, as short as the build could say them (`next.config.mjs`). */
  var oasisInlineScripts: Partial<Record<string, string>> | undefined
}

/**
 * JavaScript that calls `run` with `setup` where it stands in a document: shortened by the build, or without comments and indents at
 * least, as it travels with every page. `run` must do with what a browser has, for nothing around it comes along.
 */
export function inlineScript<Setup extends unknown[]>(run: (...setup: Setup) => void, ...setup: Setup): string {
  const code = globalThis.oasisInlineScripts?.[run.name] ?? String(run).replace(/^ +(\/\/.*)?\n?/gm, '')
  return `(${code})(${setup.map((one) => JSON.stringify(one)).join()})`
}
