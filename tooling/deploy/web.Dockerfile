# Two images of one build: `web`, Caddy with both built apps and the headers that fit them, and `renderer`, which draws that
# build's pages. They belong together: Caddy serves only pages that were drawn for its own build.
FROM node:24.21.0-slim AS build
# Where the shop will be reached: canonical addresses, sitemap and the picture for links name it.
ARG PUBLIC_URL
ENV PUBLIC_URL=$PUBLIC_URL
# `retire` replaces the shop's service worker by one that only drops what was kept (apps/storefront/README.md).
ARG SERVICE_WORKER
ENV SERVICE_WORKER=$SERVICE_WORKER
WORKDIR /shop
COPY . .
RUN test -n "$PUBLIC_URL" \
  && npm install --global pnpm@12.21.0 \
  && pnpm install --frozen-lockfile \
  && pnpm exec turbo run build --filter=@recadinho/storefront --filter=@recadinho/admin \
  && pnpm --filter @recadinho/deploy write-headers /shop/apps/storefront/dist /shop/apps/admin/dist /shop/headers.caddy

# It draws with the build as it is, and runs from its sources.
FROM build AS renderer
ENV NODE_ENV=production
# A volume that is mounted here belongs to the user who runs the renderer.
RUN mkdir /pages && chown node /pages
USER node
EXPOSE 3007
HEALTHCHECK --interval=5s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3007/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/storefront/renderer/main.ts"]

FROM caddy:2.10.2-alpine AS web
COPY --from=build /shop/apps/storefront/dist /srv/storefront
COPY --from=build /shop/apps/admin/dist /srv/admin
COPY --from=build /shop/headers.caddy /etc/caddy/headers.caddy
COPY tooling/deploy/Caddyfile /etc/caddy/Caddyfile
ENV HEADERS_FILE=/etc/caddy/headers.caddy
