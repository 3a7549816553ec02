import 'server-only'
import { config } from '@/lib/config/environment'
import type { Bilingual } from '@/lib/contract/bilingual'
import { isCarcass } from '@/lib/shop/catalogue/carcass'

/** Whether a host's category holds carcasses, by `CARCASS_CATEGORY_ID` or by name. Spec §5. */
export function isHostCarcass(id: string | null, name: Bilingual): boolean {
  return isCarcass({ carcass: id !== null && id === config().carcassCategoryId, nameEn: name.en, nameAr: name.ar })
}
