# One image, two processes: the API (the default command) and the worker (`node apps/server/dist/worker.mjs`).
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
ENV PRISMA_SCHEMA_ENGINE_BINARY=/bin/false
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/db/package.json packages/db/
COPY packages/emails/package.json packages/emails/
COPY packages/stripe-simulator/package.json packages/stripe-simulator/
COPY packages/time/package.json packages/time/
COPY packages/ui/package.json packages/ui/

FROM manifests AS build
RUN npm ci
COPY . .
RUN node tools/cli/db/generate.ts && npx turbo run build --ui=stream

# What the built server still takes from npm, and no more.
FROM manifests AS modules
RUN npm ci --omit=dev --workspace=@fairway/server

FROM node:24-bookworm-slim
WORKDIR /app
# The worker makes the videos ready with it.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WEB_DIST=/app/apps/web/dist DATA_DIR=/data
COPY package.json ./
COPY --from=modules /app/node_modules node_modules
COPY --from=modules /app/apps/server apps/server
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY prisma/migrations prisma/migrations
COPY tools/cli/db tools/cli/db
COPY tools/db tools/db
COPY tools/process tools/process
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=384", "apps/server/dist/api.mjs"]
