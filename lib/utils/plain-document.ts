/** A part of a text in the format of the policies. */
type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const HEADING = /^##\s+/
const ITEM = /^-\s+/

/**
 * Parses a text of paragraphs, headings (`## `) and lists (`- `). An empty line ends a paragraph or list; lines of one
 * paragraph are joined. Everything else is plain text: no markup, no HTML.
 */
export function parseDocument(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  const add = (block: Block): Block => {
    blocks.push(block)
    return block
  }
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') open = null
    else if (HEADING.test(line)) {
      add({ kind: 'heading', text: line.replace(HEADING, '') })
      open = null
    } else if (ITEM.test(line)) {
      const item = line.replace(ITEM, '')
      if (open?.kind === 'list') open.items.push(item)
      else open = add({ kind: 'list', items: [item] })
    } else if (open?.kind === 'paragraph') open.text += ` ${line}`
    else if (open?.kind === 'list') open.items.push(`${open.items.pop()} ${line}`)
    else open = add({ kind: 'paragraph', text: line })
  }
  return blocks
}
