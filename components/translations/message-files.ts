import type { Language } from '@/lib/config/constants'
import type { Messages } from '@/lib/i18n/messages'

/** Namespaces of the dictionary that components loaded on demand use. */
const namespaces = {
  search: ['Search'],
  preparation: ['Preparation'],
  'quick-view': [
    'Buy',
    'Details',
    'Enquiry',
    'LeadTime',
    'Preparation',
    'Price',
    'Product',
    'Quantity',
    'QuickView',
    'Stars',
  ],
} as const satisfies Record<string, readonly (keyof Messages)[]>

type Component = keyof typeof namespaces
type MessagesOf<Name extends Component> = Pick<Messages, (typeof namespaces)[Name][number]>

/** The components that have a message file per language below `/words/`. */
export const messageFiles: Component[] = ['search', 'preparation', 'quick-view']

export function messageFileName(component: Component, language: Language): string {
  return `${component}-${language}.json`
}

export function componentMessages(component: Component, messages: Messages): Partial<Messages> {
  return Object.fromEntries(namespaces[component].map((name) => [name, messages[name]]))
}

/** Fetches the messages of a component. Throws when they cannot be loaded. */
export async function fetchMessages<Name extends Component>(
  component: Name,
  language: Language,
): Promise<MessagesOf<Name>> {
  const response = await fetch(`/words/${messageFileName(component, language)}`)
  if (!response.ok) throw new Error(`Cannot load messages: ${response.status}`)
  return response.json()
}
