# Guia de Jogos. Build: docker build -t guia-de-jogos .   Run: see docs/operations.md, "Container".
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /srv/guia
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN NODE_ENV=production npx react-router build && npm run -s pack

FROM node:${NODE_VERSION}-slim AS packages
COPY --from=build /srv/guia/build/package /srv/guia
WORKDIR /srv/guia
# The image has its own Node: the one pinned as a package would only add its size.
RUN npm ci --ignore-scripts && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:${NODE_VERSION}-slim
ARG VERSION=0.2.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Guia de Jogos" \
    org.opencontainers.image.description="Guia de transmissões de futebol do Brasil: quais jogos passam hoje e amanhã, e onde assistir." \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}"

WORKDIR /srv/guia
COPY --from=packages /srv/guia ./

# The program writes to /data only; the root file system may be read-only.
RUN install -d -o node -g node -m 0700 /data
# Threads share two pools of memory, without large blocks; that, and the flags of the site, as
# scripts/bootstrap.mjs says why.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=262144 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    GUIA_DEMO=off \
    HEALTH_PORT=3001
VOLUME ["/data"]
EXPOSE 3000
USER node
STOPSIGNAL SIGTERM
# A worker answers on HEALTH_PORT, the site on PORT.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "const { HEALTH_PORT, PORT } = process.env; const ask = (port) => fetch('http://127.0.0.1:' + port + '/readyz'); ask(HEALTH_PORT).catch(() => ask(PORT)).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=768", "bin/web.js"]
