import type { Fact } from '@/lib/contract/selling'

function fact(enLabel: string, arLabel: string) {
  return (en: string, ar: string): Fact => ({ label: { en: enLabel, ar: arLabel }, value: { en, ar } })
}

export const age = fact('Age', 'العمر')
export const origin = fact('Origin', 'المنشأ')
export const breed = fact('Breed', 'السلالة')

/** Weight of a living animal, such as 32 to 35 kg. */
export function liveWeight(from: number, to: number): Fact {
  return fact('Live weight', 'الوزن الحي')(`${from}–${to} kg`, `${from}–${to} كجم`)
}

/** A carcass is weighed before it is cut and may differ by a kilo. */
export const dressed: Fact = fact('Dressed weight', 'الوزن الصافي')('as chosen, ±1 kg', 'كما تختار، ±1 كجم')

export const halal: Fact = fact('Slaughter', 'الذبح')(
  'Halal, in an approved abattoir under veterinary supervision',
  'ذبح حلال في مسالخ معتمدة وتحت إشراف بيطري',
)

export const vaccination = fact('Vaccination', 'التطعيم')
export const microchip: Fact = fact('Microchip', 'الشريحة')(
  'Yes, registered in your name at handover',
  'نعم، وتُسجَّل باسمك عند التسليم',
)
export const permit = fact('Papers', 'الأوراق')
