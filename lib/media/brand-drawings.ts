/** The leaflets of a frond whose stem starts at 0, 0 and runs to 530, 92. */
const LEAFLETS = [
  'M0 0Q67-89 118-188Q50-99 0 0M0 0Q50 99 118 188Q67 89 0 0M37 0Q117-95 181-201Q101-106 37 0',
  'M37 0Q97 110 173 208Q114 99 37 0M74 2Q168-98 247-211Q153-111 74 2M74 2Q144 120 230 227Q160 109 74 2',
  'M111 4Q220-99 315-216Q206-113 111 4M111 4Q191 131 287 247Q207 120 111 4M149 7Q273-98 384-218Q259-112 149 7',
  'M149 7Q239 143 345 267Q255 131 149 7M186 11Q327-94 455-215Q314-110 186 11M186 11Q287 155 404 287Q303 143 186 11',
  'M223 17Q366-77 498-187Q354-93 223 17M223 17Q325 155 442 280Q340 142 223 17M260 22Q398-55 525-150Q387-72 260 22',
  'M260 22Q356 148 468 261Q371 135 260 22M297 29Q429-33 550-113Q419-51 297 29M297 29Q387 144 493 244Q402 130 297 29',
  'M334 37Q458-12 572-78Q449-30 334 37M334 37Q418 140 517 229Q433 126 334 37M371 46Q486 10 592-45Q478-9 371 46',
  'M371 46Q449 138 540 215Q463 123 371 46M409 56Q513 31 610-13Q506 12 409 56M409 56Q478 136 562 203Q492 122 409 56',
  'M446 66Q538 51 626 17Q533 32 446 66M446 66Q508 137 583 192Q521 122 446 66M483 78Q564 71 640 45Q560 52 483 78',
  'M483 78Q537 138 604 184Q550 123 483 78M520 90Q588 91 654 71Q585 71 520 90M520 90Q565 141 623 177Q578 126 520 90',
].join('')

export function frond(colour: string): string {
  return `<path d="${LEAFLETS}" fill="${colour}"/><path d="M0 0Q260 20 530 92" fill="none" stroke="${colour}" stroke-width="9"/>`
}

/** Dunes in the morning, as SVG of 624 by 584. Fills the arch when there is no picture. */
export const DUNES = `
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#8FBFC4"/><stop offset=".4" stop-color="#CFE0D6"/><stop offset=".68" stop-color="#FCE7BE"/>
</linearGradient>
<radialGradient id="glow">
<stop offset="0" stop-color="#FFEDBB" stop-opacity=".9"/><stop offset="1" stop-color="#FFE9B0" stop-opacity="0"/>
</radialGradient>
<linearGradient id="near" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#FBE9C8"/><stop offset="1" stop-color="#E8C48C"/>
</linearGradient>
<rect width="624" height="584" fill="url(#sky)"/>
<circle cx="236" cy="236" r="210" fill="url(#glow)"/>
<circle cx="236" cy="236" r="68" fill="#FFF6DC"/>
<path d="M0 372C70 314 140 306 210 330S330 382 420 352 540 286 624 318V584H0Z" fill="#B9A383" opacity=".75"/>
<path d="M0 410C110 350 220 372 320 400S500 384 624 336V584H0Z" fill="#E2B878"/>
<path d="M320 400C430 426 540 384 624 336V480C500 440 400 440 320 400Z" fill="#BD8750" opacity=".55"/>
<path d="M0 464C140 420 250 440 350 464S540 472 624 436V584H0Z" fill="#F1D09A"/>
<path d="M350 464C450 494 550 472 624 436V530C520 510 420 512 350 464Z" fill="#C9965A" opacity=".45"/>
<path d="M0 536C150 490 320 520 440 530S570 526 624 516V584H0Z" fill="url(#near)"/>`
