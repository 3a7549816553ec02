# The shop in a container: docs/operating/deploy.md. `npm run rehearse:container` runs these very lines in a clean root.
FROM node:20-slim AS base
# Built into the pages, so it has to be the same when the shop starts.
ARG NEXT_PUBLIC_STARTUP=once
ENV NEXT_PUBLIC_STARTUP=$NEXT_PUBLIC_STARTUP NEXT_TELEMETRY_DISABLED=1
WORKDIR /app

FROM base AS packages
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -rf .next/cache node_modules

FROM base
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app ./
# The data and scratch files: nothing else is written.
ENV NODE_ENV=production DATA_DIR=/data TMPDIR=/data/tmp
RUN mkdir -p /data/tmp && chown -R node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT||3000}/readyz`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "--import", "tsx/esm", "lib/cli/start.ts"]
