import type { SignificanceWords } from '@recollect/core/extraction'
import { words } from '../lexicon/grammar/words.ts'
import { inflected } from '../query/morphology/inflect.ts'

/** In every regular form; those that double a letter stand in the lists. */
const forms = (text: string): readonly string[] => [...new Set(words(text).flatMap(inflected))]

/** Words that make an answer worth keeping. Those that everyday talk is full of (key, first, make, because) are in none. */
export const significance: SignificanceWords = {
  technical: forms(`
code, codebase, source code, programming, script, function, parameter, variable, boolean, integer, array, recursion, recursive, callback, algorithm, data structure, hash, regex, syntax, compiler, compile, compilation, runtime, dependency, package manager, module, plugin, framework, sdk, cli, gui,
api, endpoint, http, https, rest api, graphql, grpc, webhook, websocket, http request, http response, request header, status code, json, yaml, toml, xml, csv, html, css, url, uri, async, asynchronous, concurrency, concurrent, mutex, deadlock, race condition, queue, message broker, cache, caching, ram, cpu, gpu, bandwidth, latency, throughput, bottleneck, optimization, retry, retries, idempotent, microservice, cluster, sandbox, proxy, proxies, load balancer, dns, domain name, tcp, udp, tls, ssl, encryption, encrypt, decrypt, oauth, authentication, authorization, firewall, vulnerability, secret scanning, access log,
database, sql, sqlite, postgres, postgresql, mysql, redis, mongodb, schema, primary key, foreign key, index, indices, query, retrieval, full-text, migration, migrate, backup, rollback, snapshot, shard, replica, serialize, serialization, vector, embedding, semantic, tokenizer, threshold, ranking, metadata, encoding, encode, parse, parser,
architecture, design pattern, system design, design, backend, back end, frontend, front end, full stack, server, serverless, client-side, browser, operating system, linux, ubuntu, macos, kernel, firmware, bash, command line, environment variable, config, configuration, configure, deploy, deployment, staging, docker, kubernetes, terraform, aws, azure, nginx, git, github, gitlab, repository, repo, pull request, version control, log file, debug, debugger, debugged, debugging, breakpoint, stack trace, exception, error message, unit test, test case, ci, pipeline, refactor, refactoring, open source, automation, automate, webpack, npm, node.js, typescript, javascript, python, golang, rust, c++, c#, kotlin, react.js, vue, django, flask, discord,
llm, language model, machine learning, deep learning, neural network, prompt, prompt engineering, context window, chatbot, bot, inference, training data, fine-tune, fine-tuning, rag, memory system, memory design, memory architecture, memory mechanism, memory usage, memory leak, long-term memory, short-term memory, working memory, shared memory, memory file, workflow, raspberry pi, arduino, router, wifi, subnet, vpn, localhost,
git commit, commit message, git branch, merge conflict, merge request, access token, api key, database transaction, error log, thread pool, ssh, tls certificate, file permission, docker container, session token, session id, language models, embedding model, data model, ai agent, state machine, event loop, log level, vector store
`),
  important: forms(`
important, importantly, importance, critical, critically, crucial, crucially, essential, vital, vitally, imperative, mandatory, urgent, urgently, emergency, severe, severely, fatal, danger, dangerous, hazard, risk, risky, warning, caution, security, vulnerability, vulnerable, security breach, data breach, leaked, leaking, privacy, confidential, password, credential, secret key, irreversible, irrecoverable, cannot be undone, can't be undone, must not, must never, never share, never commit, do not share, deadline, due date, top priority, high priority, breaking change, root cause, single point of failure, data loss, non-negotiable, trade-off, tradeoff, core principle, key decision, key point, key difference, crux
`),
  actionable: forms(`
these steps, following steps, steps below, step 1, step one, step-by-step, step by step, follow these, do the following, instructions, checklist, to-do, todo, action item, click, double-click, right-click, install, reinstall, uninstall, uninstalled, uninstalling, upgrade, configure, enable, disable, deploy, run the command, run the following, run this command, type the command, paste, navigate to, go to settings, in the settings, open the terminal, sign in to, log in to, restart the, reboot
`),
  howTo: words(`
how to, how do i, how do we, how do you set, how can i, how can we, how should i, how should we, how would i, how would we, how might i, what are the steps, what's the best way to, what is the best way to, walk me through, guide me through, show me how, teach me how, instructions for, tutorial
`),
}
