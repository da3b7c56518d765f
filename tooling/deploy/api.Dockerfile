# The API and the job runner: one image, two commands.
FROM node:24.21.0-slim AS build
WORKDIR /shop
COPY . .
RUN npm install --global pnpm@12.21.0 \
  && pnpm install --frozen-lockfile --filter @recadinho/api... \
  && pnpm --filter @recadinho/api build
# The library that renders pictures is native code: copies its folder as pinned by the lockfile, without symlinks.
RUN mkdir -p native && cp -RL "$(dirname "$(realpath apps/api/node_modules/@napi-rs/canvas)")" native/@napi-rs
# What speaks drafts of films, and what measures recordings: WebAssembly that is loaded from its package.
RUN cp -RL apps/api/node_modules/@echogarden native/@echogarden
# It starts processes from a file of its own.
RUN cp -RL apps/api/node_modules/tinypool native/tinypool

FROM node:24.21.0-slim
# Creates posters and the small copies for WhatsApp (THIRD-PARTY-NOTICES.md has its licence).
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production
WORKDIR /shop
# The bundle contains all other packages; the manifest declares it a module.
COPY --from=build /shop/apps/api/package.json ./
COPY --from=build /shop/apps/api/dist ./dist
COPY --from=build /shop/native ./node_modules
# A volume mounted here belongs to the user who runs the server.
RUN mkdir /videos compile-cache && chown node /videos compile-cache
USER node
# A start that fails for missing settings fills the compile cache: later starts are faster and need ten MB less.
ENV NODE_COMPILE_CACHE=/shop/compile-cache
RUN node dist/server.js migrate 2>/dev/null || test -n "$(ls compile-cache)"
# Limits the young generation: without a limit V8 uses 100 MB more under load, without faster collections.
ENV NODE_OPTIONS=--max-semi-space-size=4
EXPOSE 3002
HEALTHCHECK --interval=5s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3002/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
