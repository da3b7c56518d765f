# Caddy with both built apps and the headers that fit them.
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

FROM caddy:2.10.2-alpine
COPY --from=build /shop/apps/storefront/dist /srv/storefront
COPY --from=build /shop/apps/admin/dist /srv/admin
COPY --from=build /shop/headers.caddy /etc/caddy/headers.caddy
COPY tooling/deploy/Caddyfile /etc/caddy/Caddyfile
ENV HEADERS_FILE=/etc/caddy/headers.caddy
