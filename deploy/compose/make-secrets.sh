#!/bin/sh
# Makes the secrets that compose.yml and compose.cluster.yml name, in ./secrets; keeps what is there.
# The folder is closed to other users; the files are open, as containers read them under another id.
set -eu
cd "$(dirname "$0")"
mkdir -p -m 700 secrets
cd secrets
keep() { [ -e "$1" ] || cat > "$1"; }
random() { od -An -N"$1" -tx1 /dev/urandom | tr -d ' \n'; }

random 32 | keep guia_key
random 24 | keep postgres_password
printf 'postgres://guia:%s@postgres:5432/guia' "$(cat postgres_password)" | keep database_url
printf 'ROOT_ACCESS_KEY_ID=guia\nROOT_SECRET_ACCESS_KEY=%s\n' "$(random 24)" | keep s3.env
printf 's3://guia:%s@guia/files?region=us-east-1&endpoint=http://s3:7070' \
	"$(sed -n 's/^ROOT_SECRET_ACCESS_KEY=//p' s3.env)" | keep files_url
# No mail and no backup elsewhere until you write their addresses here.
: | keep smtp_url
: | keep backup_url
chmod 444 ./*
