import type { Bilingual } from '@/lib/contract/bilingual'

/**
 * The shop's color names, unique in each language; any other color is named after the nearest. The first twelve are used by
 * generated products.
 */
const names: [hex: string, english: string, arabic: string][] = [
  ['#1C5638', 'Palm green', 'أخضر نخلي'],
  ['#B2372A', 'Red', 'أحمر'],
  ['#21160F', 'Black', 'أسود'],
  ['#C98B3A', 'Tan', 'جملي'],
  ['#155E66', 'Teal', 'أزرق مخضر'],
  ['#ECE2CF', 'Sand', 'رملي'],
  ['#6B5144', 'Brown', 'بني'],
  ['#2B4C7E', 'Navy', 'كحلي'],
  ['#D98BA0', 'Pink', 'وردي'],
  ['#8A8F98', 'Grey', 'رمادي'],
  ['#F4B942', 'Yellow', 'أصفر'],
  ['#FFFFFF', 'White', 'أبيض'],
  ['#C0C0C0', 'Silver', 'فضي'],
  ['#D3D3D3', 'Light grey', 'رمادي فاتح'],
  ['#A9A9A9', 'Dark grey', 'رمادي غامق'],
  ['#696969', 'Dim grey', 'رمادي رصاصي'],
  ['#708090', 'Slate', 'أردوازي'],
  ['#2F4F4F', 'Dark slate grey', 'أردوازي غامق'],
  ['#36454F', 'Charcoal', 'فحمي'],
  ['#2A3439', 'Gunmetal', 'رمادي معدني'],
  ['#DC143C', 'Crimson', 'قرمزي'],
  ['#8B0000', 'Dark red', 'أحمر غامق'],
  ['#800000', 'Maroon', 'خمري'],
  ['#800020', 'Burgundy', 'عنابي'],
  ['#B22222', 'Brick', 'طوبي'],
  ['#A52A2A', 'Rust', 'بني صدئي'],
  ['#FF7F50', 'Coral', 'مرجاني'],
  ['#FA8072', 'Salmon', 'سلموني'],
  ['#FF6347', 'Tomato', 'أحمر طماطمي'],
  ['#FF69B4', 'Hot pink', 'وردي فاقع'],
  ['#FFB6C1', 'Light pink', 'وردي فاتح'],
  ['#E0218A', 'Fuchsia', 'فوشي'],
  ['#B76E79', 'Rose gold', 'ذهبي وردي'],
  ['#E07B2E', 'Orange', 'برتقالي'],
  ['#CC5500', 'Burnt orange', 'برتقالي محروق'],
  ['#FF8C00', 'Dark orange', 'برتقالي غامق'],
  ['#DA9100', 'Harvest gold', 'ذهبي محروق'],
  ['#FFDAB9', 'Peach', 'خوخي'],
  ['#E1AD01', 'Mustard', 'خردلي'],
  ['#FFF44F', 'Lemon', 'ليموني'],
  ['#FFBF00', 'Amber', 'كهرماني'],
  ['#D4AF37', 'Gold', 'ذهبي'],
  ['#B8860B', 'Dark goldenrod', 'ذهبي غامق'],
  ['#CD7F32', 'Bronze', 'برونزي'],
  ['#4B3621', 'Dark brown', 'بني غامق'],
  ['#7B3F00', 'Chocolate', 'شوكولاتي'],
  ['#7E4A3B', 'Cinnamon', 'قرفي'],
  ['#A0522D', 'Caramel', 'كراميل'],
  ['#C3B091', 'Khaki', 'كاكي'],
  ['#F5F5DC', 'Beige', 'بيج'],
  ['#FFFDD0', 'Cream', 'كريمي'],
  ['#FFFFF0', 'Ivory', 'عاجي'],
  ['#FAF0E6', 'Linen', 'كتاني'],
  ['#B38B6D', 'Taupe', 'رمادي بني'],
  ['#2E7D4F', 'Green', 'أخضر'],
  ['#90EE90', 'Light green', 'أخضر فاتح'],
  ['#228B22', 'Emerald', 'زمردي'],
  ['#32CD32', 'Lime', 'أخضر ليموني'],
  ['#708238', 'Olive', 'زيتي'],
  ['#8A9A5B', 'Moss', 'طحلبي'],
  ['#9CAF88', 'Sage', 'أخضر رمادي'],
  ['#98FF98', 'Mint', 'نعناعي'],
  ['#93C572', 'Pistachio', 'فستقي'],
  ['#2F5D6B', 'Deep water', 'أزرق بحري'],
  ['#40E0D0', 'Turquoise', 'فيروزي'],
  ['#7FFFD4', 'Aqua', 'أكوا'],
  ['#00BCD4', 'Cyan', 'سماوي مخضر'],
  ['#2F6FB5', 'Blue', 'أزرق'],
  ['#87CEEB', 'Sky blue', 'سماوي'],
  ['#ADD8E6', 'Light blue', 'أزرق فاتح'],
  ['#00008B', 'Dark blue', 'أزرق غامق'],
  ['#4169E1', 'Royal blue', 'أزرق ملكي'],
  ['#4682B4', 'Steel blue', 'أزرق فولاذي'],
  ['#6082B6', 'Denim', 'جينز'],
  ['#4B0082', 'Indigo', 'نيلي'],
  ['#800080', 'Purple', 'بنفسجي'],
  ['#8F00FF', 'Violet', 'بنفسجي مزرق'],
  ['#E6E6FA', 'Lavender', 'لافندر'],
  ['#C8A2C8', 'Lilac', 'ليلكي'],
  ['#8E4585', 'Plum', 'برقوقي'],
]

/** Colors of color pickers that share the plain name of another. */
const plain: [hex: string, english: string][] = [
  ['#000000', 'Black'],
  ['#808080', 'Grey'],
  ['#FF0000', 'Red'],
  ['#FFC0CB', 'Pink'],
  ['#FFA500', 'Orange'],
  ['#FFFF00', 'Yellow'],
  ['#FFD700', 'Gold'],
  ['#008000', 'Green'],
  ['#00FF00', 'Lime'],
  ['#00FFFF', 'Cyan'],
  ['#008080', 'Teal'],
  ['#0000FF', 'Blue'],
  ['#000080', 'Navy'],
  ['#FF00FF', 'Fuchsia'],
]

/** A color and its name. */
interface NamedColor {
  /** `#RRGGBB`, upper case. */
  hex: string
  name: Bilingual
}

/** The shop's colors, each with a unique name. */
export const namedColors: NamedColor[] = names.map(([hex, en, ar]) => ({ hex, name: { en, ar } }))
/** The twelve colors of generated products. */
export const sampleColors = namedColors.slice(0, 12)
/** All named colors; several may share a name. */
export const knownColors: NamedColor[] = [
  ...namedColors,
  ...plain.flatMap(([hex, english]) =>
    namedColors.filter(({ name }) => name.en === english).map(({ name }) => ({ hex, name })),
  ),
]
