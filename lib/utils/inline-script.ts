declare global {
  /** Function sources by name, minified by the build (`next.config.mjs`). */
  var oasisInlineScripts: Partial<Record<string, string>> | undefined
}

/**
 * JavaScript for an inline script that calls `run` with `setup`: minified by the build, otherwise stripped of comments and
 * indents, since every page carries it. `run` must use browser globals only: its closure is lost.
 */
export function inlineScript<Setup extends unknown[]>(run: (...setup: Setup) => void, ...setup: Setup): string {
  const code = globalThis.oasisInlineScripts?.[run.name] ?? String(run).replace(/^ +(\/\/.*)?\n?/gm, '')
  return `(${code})(${setup.map((one) => JSON.stringify(one)).join()})`
}
