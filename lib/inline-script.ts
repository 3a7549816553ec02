/**
 * JavaScript that calls `run` with `setup` where it stands in a document, without comments, indents and the line ends that
 * nothing needs: it travels with every page. `run` must do with what a browser has, for nothing around it comes along.
 */
export function inlineScript<Setup extends unknown[]>(run: (...setup: Setup) => void, ...setup: Setup): string {
  const code = String(run)
    .replace(/^ +(\/\/.*)?\n?/gm, '')
    .replace(/([{(;,])\n|\n([})])/g, '$1$2')
  return `(${code})(${setup.map((one) => JSON.stringify(one)).join()})`
}
