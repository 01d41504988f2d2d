# The same steps as on any machine: `make install` builds the client, the wheel, and an environment without tools.
FROM node:22.23.3-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends python3-dev python3-venv \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# What only changes with the locks comes first: a change of code does not install everything again.
COPY Makefile pyproject.toml requirements.lock requirements-dev.lock README.md LICENSE ./
COPY tools tools
COPY client_js client_js
COPY locales locales
RUN make setup
COPY protocol protocol
COPY server server
RUN make install PREFIX=/opt/botyard

# Debian's own Python is the one that the environment was made with.
FROM debian:12.15-slim
LABEL org.opencontainers.image.title="Botyard" \
      org.opencontainers.image.description="An online table for robot-programming board games, played live in the browser." \
      org.opencontainers.image.licenses="MIT"
RUN apt-get update \
 && apt-get install --yes --no-install-recommends python3 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --home-dir /data --create-home botyard \
 && install -d -o botyard -g botyard -m 700 /backups
COPY --from=build /opt/botyard /opt/botyard
USER botyard
WORKDIR /data
ENV HOST=0.0.0.0 \
    PORT=8000 \
    BOTYARD_DATA=/data \
    PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
# Alive, not ready: some engines end a container that is not healthy, which helps no node whose Redis is away.
# compose.yaml asks /readyz instead: there the answer only decides whether the proxy may start.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["/opt/botyard/bin/python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['PORT'] + '/healthz', timeout=2)"]
ENTRYPOINT ["/opt/botyard/bin/botyard"]
CMD ["serve"]
