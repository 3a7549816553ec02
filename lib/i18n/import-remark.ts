import type { ImportRemark } from '@/lib/contract/import-remark'
import type { StaffTranslator } from './staff'

/** A remark of an import in the translator's language. */
export function remarkText({ code, values }: ImportRemark, t: StaffTranslator): string {
  const texts = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    Array.isArray(value) ? value.map((one) => remarkText(one, t)).join(t('Import.comma')) : value,
  ])
  return t(`Import.remarks.${code}`, Object.fromEntries(texts))
}
