/** Folder of the message files, one per namespace and language. */
const FOLDER = '/words/'

/** Fetches a message file, for code loaded on demand. Throws when it cannot be loaded. */
export async function fetchMessages<Words>(file: string): Promise<Words> {
  const answer = await fetch(FOLDER + file)
  if (!answer.ok) throw new Error(`Cannot load messages: ${answer.status}`)
  return answer.json()
}
