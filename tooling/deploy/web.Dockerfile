# Two images of one build: `web`, Caddy with both built apps and their headers, and `renderer`, which renders that build's
# pages. They belong together: Caddy serves only pages that were made for its own build.
FROM node:24.21.0-slim AS build
# The shop's public URL, for canonical links, the sitemap and the share image.
ARG PUBLIC_URL
ENV PUBLIC_URL=$PUBLIC_URL
# `retire` replaces the shop's service worker with one that only deletes stored files (apps/storefront/README.md).
ARG SERVICE_WORKER
ENV SERVICE_WORKER=$SERVICE_WORKER
WORKDIR /shop
COPY . .
RUN test -n "$PUBLIC_URL" \
  && npm install --global pnpm@12.21.0 \
  && pnpm install --frozen-lockfile \
  && pnpm exec turbo run build --filter=@recadinho/storefront --filter=@recadinho/admin \
  && pnpm --filter @recadinho/deploy write-headers /shop/apps/storefront/dist /shop/apps/admin/dist /shop/headers.caddy

# It uses the finished build, and runs from its sources.
FROM build AS renderer
ENV NODE_ENV=production
# A volume mounted here belongs to the user who runs the renderer.
RUN mkdir /pages && chown node /pages
USER node
EXPOSE 3007
HEALTHCHECK --interval=5s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3007/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/storefront/renderer/main.ts"]

FROM caddy:2.11.4-alpine AS web
COPY --from=build /shop/apps/storefront/dist /srv/storefront
COPY --from=build /shop/apps/admin/dist /srv/admin
COPY --from=build /shop/headers.caddy /etc/caddy/headers.caddy
COPY tooling/deploy/Caddyfile /etc/caddy/Caddyfile
ENV HEADERS_FILE=/etc/caddy/headers.caddy
