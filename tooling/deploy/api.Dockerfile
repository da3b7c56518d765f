# The API and the job runner: one image, two commands.
FROM node:24.21.0-slim AS build
WORKDIR /shop
COPY . .
RUN npm install --global pnpm@12.21.0 \
  && pnpm install --frozen-lockfile --filter @recadinho/api... \
  && pnpm --filter @recadinho/api build
# What draws pictures is native code: its folder as the lockfile pinned it, without the links.
RUN mkdir -p native && cp -RL "$(dirname "$(realpath apps/api/node_modules/@napi-rs/canvas)")" native/@napi-rs

FROM node:24.21.0-slim
ENV NODE_ENV=production
WORKDIR /shop
# The bundle holds every other package that it needs; the manifest says that it is a module.
COPY --from=build /shop/apps/api/package.json ./
COPY --from=build /shop/apps/api/dist ./dist
COPY --from=build /shop/native ./node_modules
# A volume that is mounted here belongs to the user who runs the server.
RUN mkdir /videos compile-cache && chown node /videos compile-cache
USER node
# A start that is refused for missing settings leaves compiled code behind: each later one is ready sooner and needs ten MB less.
ENV NODE_COMPILE_CACHE=/shop/compile-cache
RUN node dist/server.js migrate 2>/dev/null || test -n "$(ls compile-cache)"
# Room for young objects: unlimited, V8 takes 100 MB more under load and collects no faster for it.
ENV NODE_OPTIONS=--max-semi-space-size=4
EXPOSE 3002
HEALTHCHECK --interval=5s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3002/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
