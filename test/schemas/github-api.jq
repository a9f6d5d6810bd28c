# What GitHub's description of its REST API says of the requests that the tests answer, without the words
# for readers, and without what the action never sends. README.md says how it is run.
def sent: IN("basehead", "body", "color", "comments", "commit_id", "creator", "description",
  "direction", "event", "labels", "line", "name", "path", "ref", "side", "sort", "start_line", "start_side",
  "state", "state_reason", "title");
def fields: walk(if type == "object" and (.properties | type == "object")
  then .properties |= with_entries(select(.key | sent)) else . end);
def asked: map(select(.required or .["$ref"] or (.name | sent)) | select(.["$ref"] != "#/components/parameters/since"));
def plain: walk(if type == "object" then with_entries(select(
  (.key | IN("description", "example", "examples")) and (.value | type != "object") | not)) else . end);
def bodied: if .requestBody == null then {} else
  {requestBody: {content: {"application/json": {schema: (.requestBody.content["application/json"].schema | fields)}}}} end;
(.paths
  | map_values(with_entries(select(.value | type == "object" and (.operationId | IN($ids[])))
    | .value |= ({operationId} + (if .parameters then {parameters: (.parameters | asked)} else {} end) + bodied)))
  | with_entries(select(.value != {}))) as $paths
| ([$paths | .. | objects | .["$ref"]? // empty | split("/") | last] | unique) as $named
| {paths: $paths, components: {parameters: (.components.parameters | with_entries(select(.key | IN($named[]))))}}
| plain
