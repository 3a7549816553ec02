/** @type {import('next').NextConfig} */
const config = { htmlLimitedBots: /.*/, typescript: { ignoreBuildErrors: true } }

export default config
